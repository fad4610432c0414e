-- Tables of the admin are put in order by the date that stands beside each row.
create index users_since on users (created_at, number);
create index payments_due on payments (charge_on, id);
create index chef_payouts_by_due on chef_payouts (due_at, id);
drop index audit_log_at;
create index audit_log_at on audit_log (at, id);

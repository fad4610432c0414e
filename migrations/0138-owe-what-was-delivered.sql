-- What was delivered and lost its payment afterwards is owed again: one receivable a payment.
alter table payments
  drop constraint payments_purpose_check,
  add constraint payments_purpose_check check (
    purpose in ('cycle', 'extras', 'ingredients', 'chef_deposit', 'chef_balance', 'receivable')
  );
create unique index payments_receivable_once on payments (subject_id) where purpose = 'receivable';
create index payments_owed on payments (customer_id)
  where state = 'requires_action' and purpose in ('extras', 'chef_balance', 'receivable');

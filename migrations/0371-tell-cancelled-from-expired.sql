-- A payment that was called off is cancelled; one that no one answered in time is expired.
alter table payments
  drop constraint payments_state_check,
  add constraint payments_state_check check (
    state in (
      'requires_action', 'ready', 'failed', 'expired', 'cancelled', 'captured',
      'partially_refunded', 'refunded'
    )
  );

update payments p set state = 'cancelled'
where p.state = 'expired' and p.purpose = 'cycle' and not exists (
  select from subscription_cycles c where c.id = p.subject_id and c.payment <> 'cancelled'
);

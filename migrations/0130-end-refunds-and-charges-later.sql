-- The simulator's bank asks for the customer, disputes a charge and lets a refund fail later.
alter table simulator.card_charges drop constraint card_charges_status_check;
alter table simulator.card_charges add constraint card_charges_status_check
  check (status in ('processing', 'requires_action', 'succeeded', 'failed'));

alter table simulator.card_refunds
  add column status text not null default 'succeeded'
    check (status in ('pending', 'succeeded', 'failed')),
  add column ends_as text check (ends_as in ('succeeded', 'failed')),
  -- A refund under way ends at this instant.
  add column ends_at timestamptz;
alter table simulator.card_refunds alter column status drop default;

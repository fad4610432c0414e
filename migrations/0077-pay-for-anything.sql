-- A payment is for one subject of one purpose: a cycle, or the extras of a delivery day.
alter table payments
  add column purpose text not null default 'cycle' check (purpose in ('cycle', 'extras')),
  add column subject_id bigint;
update payments p set subject_id = c.id
  from subscription_cycles c
  where c.subscription_id = p.subscription_id and c.number = p.cycle;
alter table payments
  alter column purpose drop default,
  alter column subject_id set not null,
  -- The subscription whose card is charged, where there is one.
  alter column subscription_id drop not null,
  alter column cycle drop not null,
  add check (
    case purpose
      when 'cycle' then subscription_id is not null and cycle is not null
      when 'extras' then subscription_id is not null and cycle is null
      else cycle is null
    end
  );
drop index payments_live;
create unique index payments_live on payments (purpose, subject_id)
  where closed_at is null and state <> 'refunded';
-- A delivery day is locked once, so its extras are charged once, whatever became of the charge.
create unique index payments_extras_once on payments (subject_id) where purpose = 'extras';

-- What a payment is made of, where it is more than one thing: the lines of its invoice.
create table payment_lines (
  payment_id bigint not null references payments,
  position smallint not null,
  -- The part of the subject that a line belongs to: the meal time of an extra.
  part text not null,
  description_en text not null,
  description_ar text not null,
  quantity integer not null check (quantity > 0),
  gross_fils integer not null check (gross_fils > 0),
  -- Not owed any more; given back as soon as the payment is captured.
  waived_at timestamptz,
  primary key (payment_id, position)
);

-- lpad also cuts: from payment 1,000,000 on, two payments would have had one reference.
alter table payments
  alter column reference
  set expression as ('SUF-' || lpad(id::text, greatest(6, length(id::text)), '0'));

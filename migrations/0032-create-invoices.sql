-- The next number of each series; the row's lock keeps numbers without gaps.
create table invoice_series (
  seller text not null,
  kind text not null check (kind in ('invoice', 'credit_note')),
  last_number integer not null default 0,
  primary key (seller, kind)
);

-- Tax invoices and credit notes: written with the money's movement, never changed.
create table invoices (
  id bigint generated always as identity primary key,
  seller text not null,
  kind text not null check (kind in ('invoice', 'credit_note')),
  sequence integer not null check (sequence > 0),
  number text not null unique,
  payment_id bigint not null references payments,
  refund_id bigint unique references refunds,
  -- The invoice that a credit note corrects.
  corrects_id bigint references invoices,
  customer_id uuid not null references users,
  issued_at timestamptz not null,
  seller_trn text,
  buyer_name text not null,
  net_fils integer not null,
  vat_fils integer not null,
  gross_fils integer not null check (gross_fils = net_fils + vat_fils),
  unique (seller, kind, sequence),
  check ((kind = 'credit_note') = (refund_id is not null and corrects_id is not null))
);
create unique index invoices_payment on invoices (payment_id) where kind = 'invoice';
create index invoices_customer on invoices (customer_id, id desc);

create table invoice_lines (
  invoice_id bigint not null references invoices,
  position smallint not null,
  description_en text not null,
  description_ar text not null,
  quantity integer not null check (quantity > 0),
  net_fils integer not null,
  vat_fils integer not null,
  gross_fils integer not null check (gross_fils = net_fils + vat_fils),
  primary key (invoice_id, position)
);

create trigger invoices_append_only before update or delete or truncate on invoices
  for each statement execute function refuse_change();
create trigger invoice_lines_append_only before update or delete or truncate on invoice_lines
  for each statement execute function refuse_change();

-- The printed form of an invoice or credit note: made once, when it is first asked for.
create table invoice_documents (
  invoice_id bigint primary key references invoices,
  pdf bytea not null,
  created_at timestamptz not null
);
create trigger invoice_documents_append_only before update or delete or truncate on invoice_documents
  for each statement execute function refuse_change();

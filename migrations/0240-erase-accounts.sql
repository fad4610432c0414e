-- Older code works with this: it adds a column that older code never reads.
-- When the account was deleted. Its row stays for invoices and books, without the person.
alter table users add column erased_at timestamptz;

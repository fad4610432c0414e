-- Who sold, as it stood when the document was issued: an admin may change it afterwards.
alter table invoices
  add column seller_name_en text not null default 'Sufra',
  add column seller_name_ar text not null default 'سُفرة',
  add column seller_address text;
alter table invoices
  alter column seller_name_en drop default,
  alter column seller_name_ar drop default;

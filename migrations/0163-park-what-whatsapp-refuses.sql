-- A message whose text WhatsApp refuses after taking it is not sent again until someone asks for it.
alter table messages drop constraint messages_drop_reason_check;
alter table messages add constraint messages_drop_reason_check check (drop_reason in
  ('expired', 'bad_recipient', 'bad_template', 'opted_out', 'by_admin'));

drop index messages_dropped;
create index messages_dropped on messages (id desc)
  where drop_reason in ('expired', 'bad_recipient', 'bad_template');

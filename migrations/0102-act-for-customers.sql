-- One form for comparing and searching, as src/shared/text/fold-text.ts has it, where the rows are many.
create function fold_text(typed text) returns text
  language sql immutable strict parallel safe as $$
  select trim(regexp_replace(
    translate(
      lower(regexp_replace(
        normalize(typed, nfkd),
        '[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u0640\u200c\u200d]', '', 'g'
      )),
      'أإآٱىة٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'اااايه01234567890123456789'
    ),
    '[^[:alnum:]]+', ' ', 'g'
  ))
$$;
create extension if not exists pg_trgm;
create index users_name_folded on users using gin (fold_text(name) gin_trgm_ops);
create index users_phone_part on users using gin (phone gin_trgm_ops);

-- What was given back beyond unused days: it never counts against what unused days are worth.
alter table subscription_cycles
  add column goodwill_fils integer not null default 0 check (goodwill_fils >= 0),
  add check (refunded_fils + goodwill_fils <= total_fils);
create index subscriptions_kitchen on subscriptions (restaurant_id, id desc);
create index subscriptions_plan on subscriptions (plan_id, id desc);

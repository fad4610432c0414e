-- What Meta last said of each template in one language, under Meta's name for it.
create table whatsapp_templates (
  name text not null,
  language text not null,
  -- Meta's word: APPROVED, PAUSED, REJECTED and others; null where only its category is known.
  status text,
  reason text,
  status_at timestamptz,
  category text,
  -- What Meta makes of it within a day.
  next_category text,
  category_at timestamptz,
  primary key (name, language)
);

-- Older code works with this: it does not name the columns, and what it writes is judged at the next start.
-- Allergens that the name or text of a kitchen's own dish mentions and its ingredients don't hold.
alter table dishes
  -- Mentioned and not answered: the dish counts as containing them, in dishes.allergens too.
  add column asked_allergens text[] not null default '{}',
  -- The text says that there may be traces of them.
  add column text_traces text[] not null default '{}';

create table dish_allergen_answers (
  dish_id integer not null references dishes on delete cascade,
  allergen text not null,
  -- The kitchen's word: the dish contains it, or it does not.
  holds boolean not null,
  -- The mentions that were answered; another word is asked for again.
  words text[] not null,
  answered_by uuid references users,
  answered_at timestamptz not null,
  primary key (dish_id, allergen)
);
create index dish_allergen_answers_person on dish_allergen_answers (answered_by);

-- Own dishes that were written before are read at the next start.
alter table dishes add column are_texts_read boolean not null default false;

-- What was lost in a dispute and is owed again, by the payment that was lost.
create index payments_receivable on payments (subject_id) where purpose = 'receivable';

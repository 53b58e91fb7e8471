-- The college's own papers are checked too: one may be genuine and hold no more.
alter table certificate_check drop constraint certificate_check_answer_check;
alter table certificate_check add constraint certificate_check_answer_check check (
  answer in ('No answer yet', 'Genuine', 'Replaced by a newer one', 'Revoked', 'Not genuine', 'The issuer does not answer'));

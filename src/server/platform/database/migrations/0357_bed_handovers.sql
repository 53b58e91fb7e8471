-- What the porter saw and gave as a student came, and saw and got back as they left. Whoever was checked out with many others was not seen.
create table bed_handover (
  reservation_id uuid not null references reservation,
  kind text not null check (kind in ('in', 'out')),
  on_day date not null,
  condition text check (condition in ('Good', 'Worn', 'Damaged')),
  keys int4 check (keys between 0 and 9),
  note text,
  damage_kobo bigint check (damage_kobo > 0),
  -- In the student's account.
  charge_id uuid references charge,
  actor text not null,
  at timestamptz not null,
  primary key (reservation_id, kind),
  check ((damage_kobo is null) = (charge_id is null)),
  check (kind = 'out' or damage_kobo is null)
);

-- Until now nobody was checked out as a session ended: of those who are in one bed, or one student in several, the last one is in.
with ended as (
  update reservation r set state = 'checked out' from academic_session e
   where e.id = r.session_id and r.state = 'checked in' and exists (
     select from reservation l join academic_session le on le.id = l.session_id
      where l.state = 'checked in' and (l.bed_id = r.bed_id or l.student_id = r.student_id) and (le.name, l.created_at, l.id) > (e.name, r.created_at, r.id))
  returning r.id
)
insert into workflow_step (request, subject, subject_id, from_state, to_state, step, actor, at)
select gen_random_uuid(), 'reservation', id::text, 'checked in', 'checked out', 'check-out', 'system:hostels', now() from ended;

-- Of one session a bed is reserved once. Lived in it is by one person at a time, whatever the session, and nobody lives in two.
create unique index reservation_one_in_a_bed on reservation (bed_id) where state = 'checked in';
create unique index reservation_one_lived_in on reservation (student_id) where state = 'checked in';

-- A college that has its roles already gets the porter's. Whoever decides on reservations may do what a porter does.
with porter as (
  insert into role (name, may_sign_in) select 'porter', true where exists (select from role) on conflict (name) do nothing returning id
)
insert into role_claim (role_id, claim) select id, claim from porter, unnest(array['self', 'staff', 'hostel-desk']) claim;
insert into role_claim (role_id, claim) select role_id, 'hostel-desk' from role_claim where claim = 'hostel' on conflict do nothing;

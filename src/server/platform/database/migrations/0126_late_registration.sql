-- What late registration costs is what the bursary assigns for its purpose; a window may name one fee of its own.
do $$
declare rule record;
begin
  for rule in select conname from pg_constraint where conrelid = 'registration_window'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%late_fee_id%'
  loop
    execute format('alter table registration_window drop constraint %I', rule.conname);
  end loop;
end $$;

-- Bed reservations have a chart, so their history is in workflow_step. The bed of a step is that of its reservation.
insert into workflow_step (request, subject, subject_id, from_state, to_state, step, actor, reason, at)
  select gen_random_uuid(), 'reservation', reservation_id::text, came_from, state,
         case state
           when 'held' then 'hold'
           when 'reserved' then
             case when is_first then 'assign' when came_from = 'held' then 'reserve' when came_from = 'paid' then 'reverse' else 'extend' end
           when 'paid' then case when is_first then 'assign-paid' else 'pay' end
           when 'checked in' then case when is_first then 'assign-occupied' else 'check-in' end
           when 'checked out' then 'check-out'
           when 'expired' then 'expire'
           when 'cancelled' then 'cancel'
           when 'deactivated' then 'deactivate'
           else 'move'
         end,
         actor, reason, at
    from (select v.*, lag(state, 1, 'held') over event as came_from, row_number() over event = 1 as is_first
            from reservation_event v window event as (partition by reservation_id order by number)) v
   order by number;
drop table reservation_event;

-- A bed's history.
create index reservation_bed on reservation (bed_id);

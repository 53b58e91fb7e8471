-- Names that need no explanation; nothing else changes.
alter table deadline_extension rename column told_up_to to notified_up_to;
alter table deadline_extension rename column told_all_at to notified_all_at;
alter index deadline_extension_untold rename to deadline_extension_not_notified;
-- The provider's code in its latest answer.
alter table remita_order rename column asked_code to status_code;
alter table used_place rename to used_queue_number;
alter index used_place_used_at rename to used_queue_number_used_at;
alter table post_holding rename to appointment;
alter index post_holding_dean rename to appointment_dean;
alter index post_holding_hod rename to appointment_hod;
alter index post_holding_adviser rename to appointment_adviser;
alter index post_holding_user rename to appointment_user;
update role_claim set claim = 'access-control' where claim = 'powers';
update user_claim set claim = 'access-control' where claim = 'powers';

-- A room that an upload made is removed with its beds when the upload is taken back. A bed that anybody has had stays, and its room.
alter table bed drop constraint bed_room_id_fkey, add constraint bed_room_id_fkey foreign key (room_id) references room on delete cascade;

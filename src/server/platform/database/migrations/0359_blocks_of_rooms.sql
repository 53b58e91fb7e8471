-- A part of a hostel, where it has several.
alter table room add column block text;

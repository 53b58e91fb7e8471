-- A menu item without a path is a group: it is shown with those of its items that are shown.
alter table menu_item alter column path drop not null;
alter table menu_item add column parent_id int4 references menu_item (id);
alter table menu_item add check (path is not null or parent_id is null);

-- Who has a role besides the main one is counted on the page of roles.
create index user_role_role on user_role (role_id);

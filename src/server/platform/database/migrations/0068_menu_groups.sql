-- The form of a menu item offers the menu's groups, as forms offer roles.
create trigger menu_item_changed before insert or update or delete on menu_item for each statement execute function count_school_change();

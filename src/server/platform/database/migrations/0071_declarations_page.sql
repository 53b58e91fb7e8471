-- The page of every declaration word by word has an address of its own, for staff; at the one before is what applicants need.
update menu_item set path = '/applications/programmes' where path = '/programmes';

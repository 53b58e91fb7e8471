-- The menu leads to the JAMB list below /applications, as a new college's does: a college that has begun keeps the address before.
-- Where an officer has made an entry of that page already, the old one stays as it is.
update menu_item set path = '/applications/jamb_list_upload'
 where path = '/jamb_list_upload' and not exists (select from menu_item where path = '/applications/jamb_list_upload');

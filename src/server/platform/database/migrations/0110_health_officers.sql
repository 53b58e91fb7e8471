-- The role of the college's health centre is called after it, and so is its demo account; no other account has that address.
update role set name = 'health' where name = 'nurse' and not exists (select from role where name = 'health');
update user_account set user_name = 'health', email = 'health@matricula.example'
 where user_name = 'nurse' and email = 'nurse@matricula.example' and not exists (select from user_account where user_name = 'health');

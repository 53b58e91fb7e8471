-- A student is notified of a published result and of an amended one.
alter table notification drop constraint notification_category_check;
alter table notification add constraint notification_category_check check (
  category in ('courseApproval', 'schoolFeesInvoice', 'studentProfile', 'lecturerCourses', 'paymentCase', 'results')
);

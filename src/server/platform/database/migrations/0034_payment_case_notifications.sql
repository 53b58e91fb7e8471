-- Who deals with payments is told of one that fits nothing.
alter table notification drop constraint notification_category_check;
alter table notification add constraint notification_category_check check (
  category in ('courseApproval', 'schoolFeesInvoice', 'studentProfile', 'lecturerCourses', 'paymentCase')
);

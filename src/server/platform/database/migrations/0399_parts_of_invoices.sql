-- Two invoices of a session had one description, on lists, notifications and receipts. Each says its part now, as those that are made today.
update invoice set description = description || case part when 'FirstInstallment' then ', First Installment' else ', Second Installment' end
 where purpose = 'school' and part in ('FirstInstallment', 'SecondInstallment');

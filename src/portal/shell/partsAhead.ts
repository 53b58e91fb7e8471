/** Forms and lists weigh more than any page, and most pages lead to one. */
export { SignedInForm } from '../kit/form/SignedInForm.tsx';
export { columnsOf } from '../kit/list/columns.tsx';
export { FileMenu } from '../kit/list/FileMenu.tsx';
export { FilterField } from '../kit/list/FilterField.tsx';
export { Table } from '../kit/list/Table.tsx';
export { useList } from '../kit/list/useList.ts';

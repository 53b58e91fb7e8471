/** Forms, lists and records weigh more than any page, and most pages lead to one. */
export { SignedInForm } from '../kit/form/SignedInForm.tsx';
export { columnsOf } from '../kit/list/columns.tsx';
export { FileMenu } from '../kit/list/FileMenu.tsx';
export { FilterField } from '../kit/list/FilterField.tsx';
export { ListPage } from '../kit/list/ListPage.tsx';
export { Table } from '../kit/list/Table.tsx';
export { useList } from '../kit/list/useList.ts';
export { PaperHead } from '../kit/print/PaperHead.tsx';
export { Act } from '../kit/record/Act.tsx';
export { ActionDialog } from '../kit/record/ActionDialog.tsx';
export { HashTabs } from '../kit/record/HashTabs.tsx';
export { ReadPart } from '../kit/record/ReadPart.tsx';
export { RecordSheet } from '../kit/record/RecordSheet.tsx';
export { useDialog } from '../kit/record/useDialog.ts';

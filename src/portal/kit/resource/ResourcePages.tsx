import { Navigate, Route, Routes } from 'react-router-dom';
import { ResourceCreate, ResourceEdit } from './ResourceForm.tsx';
import { ResourceList } from './ResourceList.tsx';
import { UploadPage } from '../upload/UploadPage.tsx';
import { ResourceRecord } from './ResourceRecord.tsx';
import type { ResourceRow, Screens } from './screens.ts';

export const ResourcePages = <Row extends ResourceRow>({ screens }: { readonly screens: Screens<Row> }) => (
  <Routes>
    <Route index element={<ResourceList screens={screens} />} />
    <Route path="create" element={<ResourceCreate screens={screens} />} />
    {screens.uploads && <Route path="upload" element={<UploadPage title={`Upload ${screens.declared.title.toLowerCase()}`} path={screens.path} crumbs={[...screens.crumbs ?? [], { name: screens.declared.title, to: screens.at }]} />} />}
    <Route path=":id" element={<ResourceRecord screens={screens} />} />
    {screens.forms.correct && <Route path=":id/edit" element={<ResourceEdit screens={screens} />} />}
    <Route path="*" element={<Navigate to={screens.at} replace />} />
  </Routes>
);

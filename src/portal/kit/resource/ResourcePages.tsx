import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import type { ResourceRow, Screens } from './screens.ts';

/** Each screen is fetched as it is opened: who reads a list does not wait for the forms. */
const ResourceList = lazy(async () => ({ default: (await import('./ResourceList.tsx')).ResourceList }));
const ResourceRecord = lazy(async () => ({ default: (await import('./ResourceRecord.tsx')).ResourceRecord }));
const ResourceCreate = lazy(async () => ({ default: (await import('./ResourceForm.tsx')).ResourceCreate }));
const ResourceEdit = lazy(async () => ({ default: (await import('./ResourceForm.tsx')).ResourceEdit }));
const UploadPage = lazy(async () => ({ default: (await import('../upload/UploadPage.tsx')).UploadPage }));

export function ResourcePages<Row extends ResourceRow>({ screens: given }: { readonly screens: Screens<Row> }) {
  // A lazy component has no type parameter.
  const screens = given as unknown as Screens<ResourceRow>;
  const {
    declared: { title },
    at,
    path,
    crumbs = [],
    forms,
    uploads,
  } = screens;
  return (
    <Routes>
      <Route index element={<ResourceList screens={screens} />} />
      <Route path="create" element={<ResourceCreate screens={screens} />} />
      {uploads && (
        <Route
          path="upload"
          element={
            <UploadPage
              title={`Upload ${title.toLowerCase()}`}
              path={path}
              crumbs={[...crumbs, { name: title, to: at }]}
            />
          }
        />
      )}
      <Route path=":id" element={<ResourceRecord screens={screens} />} />
      {forms.correct && <Route path=":id/edit" element={<ResourceEdit screens={screens} />} />}
      <Route path="*" element={<Navigate to={at} replace />} />
    </Routes>
  );
}

import { Route, Routes } from 'react-router-dom';
import { SIGNED_IN, otherRoutes } from './otherPages.ts';
import { usePortalData } from '../core/portalData.ts';

export function OtherPages() {
  const data = usePortalData();
  return (
    <Routes>
      {otherRoutes(data).map(({ path, page: { Page: Shown } }) => (
        <Route key={path} path={path} element={<Shown />} />
      ))}
      <Route path="*" element={<SIGNED_IN.Page />} />
    </Routes>
  );
}

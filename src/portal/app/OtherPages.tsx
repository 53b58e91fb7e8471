import { useMemo } from 'react';
import { Route, Routes } from 'react-router-dom';
import { SIGNED_IN, otherRoutes } from './otherPages.ts';
import { useNearRoutes } from '../core/nearRoutes.ts';
import { usePortalData } from '../core/portalData.ts';

export function OtherPages() {
  const data = usePortalData();
  const routes = useNearRoutes(useMemo(() => otherRoutes(data), [data]));
  return useMemo(
    () => (
      <Routes>
        {routes.map(({ path, page: { Page: Shown } }) => (
          <Route key={path} path={path} element={<Shown />} />
        ))}
        <Route path="*" element={<SIGNED_IN.Page />} />
      </Routes>
    ),
    [routes],
  );
}

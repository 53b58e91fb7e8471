import { useMemo } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { SIGNED_IN, otherRoutes } from './otherPages.ts';
import { firstPart, nearRoutes } from '../core/nearRoutes.ts';
import { usePortalData } from '../core/portalData.ts';

export function OtherPages() {
  const data = usePortalData();
  const here = firstPart(useLocation().pathname);
  const routes = useMemo(() => nearRoutes(otherRoutes(data), here), [data, here]);
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

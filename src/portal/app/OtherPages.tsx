import { Route, Routes } from 'react-router-dom';
import { HOUSE, OTHER_PAGES } from './otherPages.ts';

/** The public pages; what is none of them is the house's. */
export function Page() {
  return (
    <Routes>
      {OTHER_PAGES.map(({ path, page: { Page: Shown } }) => <Route key={path} path={path} element={<Shown />} />)}
      <Route path="*" element={<HOUSE.Page />} />
    </Routes>
  );
}

import { Suspense, useEffect, useMemo, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { PortalData } from '#contract/shell/portalData.ts';
import { Footer } from '../ui/Footer.tsx';
import { Header } from '../ui/Header.tsx';
import { LanguageChoice } from '../ui/LanguageChoice.tsx';
import { LoadingState } from '../ui/states.tsx';
import { Connectivity } from './Connectivity.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Flags } from './Flags.tsx';
import { OTHERWISE, portalRoutes } from './pages.ts';
import { PortalDataContext } from '../core/portalData.ts';
import { firstPart, nearRoutes } from '../core/nearRoutes.ts';
import { ScrollMemory } from './ScrollMemory.tsx';
import { TopLinks } from './TopLinks.tsx';

/** The first page offers the language in its bar; every page does at its foot. */
const OnLanding = () =>
  useLocation().pathname === '/' ? (
    <span className="top__language">
      <LanguageChoice />
    </span>
  ) : null;

/** It is drawn in the browser, and for the landing page on the server. */
export function App({ data }: { readonly data: PortalData }) {
  const [isPageDrawn, setPageDrawn] = useState(false);
  return (
    <PortalDataContext value={data}>
      <Header schoolName={data.school.name} sandbox={data.sandbox} language={<OnLanding />}>
        <TopLinks isPageDrawn={isPageDrawn} />
      </Header>
      <ErrorBoundary>
        <Suspense
          fallback={
            <main className="page page--middle">
              <LoadingState lines={6} />
            </main>
          }
        >
          <Pages data={data} />
          <Drawn onDrawn={() => setPageDrawn(true)} />
        </Suspense>
      </ErrorBoundary>
      <Footer schoolName={data.school.name} phone={data.school.phone} email={data.school.email} />
      <Flags />
      <Connectivity />
      <ScrollMemory />
    </PortalDataContext>
  );
}

function Pages({ data }: { readonly data: PortalData }) {
  const here = firstPart(useLocation().pathname);
  const routes = useMemo(() => nearRoutes(portalRoutes(data), here), [data, here]);
  return useMemo(
    () => (
      <Routes>
        {routes.map(({ path, page: { Page } }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="*" element={<OTHERWISE.Page />} />
      </Routes>
    ),
    [routes],
  );
}

/** It waits for the code of the page beside it, and its effect runs after those of the page. */
function Drawn({ onDrawn }: { readonly onDrawn: () => void }) {
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(onDrawn, []);
  return null;
}

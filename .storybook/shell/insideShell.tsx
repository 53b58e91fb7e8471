import '../../src/portal/applicant/applicant.css';
import '../../src/portal/shell/shell.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { OverlaysProvider } from '@blueprintjs/core';
import axios from 'axios';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, useState, type ReactNode } from 'react';
import { MemoryRouter, type MemoryRouterProps } from 'react-router-dom';
import type { Claim } from '../../src/contract/people/claims.ts';
import { Flags } from '../../src/portal/app/Flags.tsx';
import { currentFlag, dismissFlag } from '../../src/portal/core/flags.ts';
import { PortalDataContext } from '../../src/portal/core/portalData.ts';
import { signedInStore } from '../../src/portal/session/signedIn.ts';

const SCHOOL = { name: 'Matricula College', shortName: 'stories', phone: '', email: '' };

/** By method and path, each what is under `data`, a whole response, or what makes one of the query; any other request gets a 404. */
type Answers = Readonly<Record<string, unknown>>;

/** In place of an answer: the line is down. */
export const NO_LINE = Symbol('no line');

/** A page of the shell as a signed-in user has it, at `parameters.address`. */
export const inTheHouse: Decorator = (Story, { parameters }) => (
  <Shell address={parameters['address'] as Entry | undefined}>
    <Story />
  </Shell>
);

/** An address, or a place with what a link to it hands over. */
type Entry = NonNullable<MemoryRouterProps['initialEntries']>[number];

function Shell({ address = '/', children }: { readonly address?: Entry | undefined; readonly children: ReactNode }) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  useEffect(() => () => dismissFlag(currentFlag()?.id ?? 0), []);
  return (
    <PortalDataContext value={{ school: SCHOOL, sandbox: true, today: '2026-11-21', programmes: [] }}>
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={[address]}>
          <OverlaysProvider>{children}</OverlaysProvider>
          <Flags />
        </MemoryRouter>
      </QueryClientProvider>
    </PortalDataContext>
  );
}

/** A page of a list, the first and only one. */
export const onePage = (rows: readonly object[]) => ({
  rows,
  metadata: { pageSize: 50, currentPage: 1, totalCount: rows.length },
  before: null,
  after: null,
});

/** For a story's `beforeEach`: signs in and answers requests to `/api`, with a promise when it is kept; both end with the story. @param claims of who is signed in */
export const collegeSays =
  (answers: Answers, claims: readonly Claim[] = []) =>
  () => {
    const store = signedInStore(SCHOOL.shortName);
    store.hold({ ...LOGIN, claims: [...claims] });
    const [outside, transport] = [window.fetch, axios.defaults.adapter];
    axios.defaults.adapter = 'fetch';
    window.fetch = async (input, options) => {
      const request = new Request(input, options);
      const { pathname, searchParams } = new URL(request.url);
      if (!pathname.startsWith('/api/')) return outside(input, options);
      const answer = answers[`${request.method} ${pathname.slice('/api'.length)}`];
      const data: unknown = await (typeof answer === 'function' ? answer(searchParams) : answer);
      if (data === NO_LINE) throw new TypeError('Failed to fetch');
      if (data instanceof Response) return data.clone();
      return data === undefined
        ? Response.json({ success: false, message: 'There is no such address' }, { status: 404 })
        : Response.json({ success: true, data });
    };
    return () => {
      window.fetch = outside;
      axios.defaults.adapter = transport;
      store.clear();
    };
  };

const LOGIN = {
  userId: '5b6c1c56-5d0e-4f0c-9a55-0d4f8f7c2f10',
  userName: 'admin',
  userType: 'admin',
  fullName: 'Adeyemi Folake',
  birthday: null,
  studentTypeId: null,
  jwtToken: { token: 'of-a-story', expires: '2099-01-01T00:00:00.000Z' },
  refreshToken: 'of-a-story',
  impersonatorUsername: null,
  impersonationEnds: null,
  isImpersonating: false,
  displayCSATModal: false,
  menuItems: [],
  claims: [],
  twoFactor: false,
  oldUser: false,
  challenge: null,
};

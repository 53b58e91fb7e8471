import type { Parameters, Preview } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { configure } from 'storybook/test';
import '@blueprintjs/core/lib/css/blueprint.css';
import '@blueprintjs/core/lib/css/blueprint.css?components';
import '../src/portal/app/portal.css';
import '../src/portal/kit/components.css';
import '../src/portal/applicant/applicant.css';
import '../src/form/form.css';
import '../src/form/slip/slip.css';
import { StoryServices } from './programmes/StoryServices.tsx';

/** What a story waits for may take a minute, on a machine that does much else. */
configure({ asyncUtilTimeout: 60_000 });

/** A component stands on a sheet within a page, without the sheet if it is `bare`; a page (`isPage`) stands alone. */
const Frame = ({ parameters, children }: { readonly parameters: Parameters; readonly children: ReactNode }) => (
  <main className={`page${parameters['wide'] ? ' page--wide' : ''}`}>
    {parameters['bare'] ? children : <div className="sheet">{children}</div>}
  </main>
);

const preview: Preview = {
  decorators: [
    (Story, { parameters }) => (
      <StoryServices world={parameters['world'] ?? {}}>
        {parameters['isPage'] ? (
          <Story />
        ) : (
          <Frame parameters={parameters}>
            <Story />
          </Frame>
        )}
      </StoryServices>
    ),
  ],
  parameters: {
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    layout: 'fullscreen',
    viewport: {
      options: {
        desk: { name: 'A desk', styles: { width: '1280px', height: '900px' } },
        narrow: { name: 'A phone whose text is enlarged', styles: { width: '320px', height: '640px' } },
        phone: { name: 'A small phone', styles: { width: '360px', height: '740px' } },
      },
    },
  },
  initialGlobals: { viewport: { value: 'desk' } },
};

export default preview;

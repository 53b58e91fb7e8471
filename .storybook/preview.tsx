import type { Preview } from '@storybook/react-vite';
import '@blueprintjs/core/lib/css/blueprint.css';
import '../src/portal/app/portal.css';
import '../src/form/form.css';
import '../src/form/slip/slip.css';
import { StoryServices } from './programmes/StoryServices.tsx';

const preview: Preview = {
  decorators: [(Story, { parameters }) => <StoryServices world={parameters['world'] ?? {}}><main className={`page${parameters['wide'] ? ' page--wide' : ''}`}>{parameters['bare'] ? <Story /> : <div className="sheet"><Story /></div>}</main></StoryServices>],
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    viewport: { options: { phone: { name: 'A small phone', styles: { width: '360px', height: '740px' } } } },
  },
};

export default preview;

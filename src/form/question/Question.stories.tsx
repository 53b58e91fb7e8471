import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { QuestionStory } from '../../../.storybook/programmes/QuestionStory.tsx';

const TITLE = 'Where do you want to practise?';

const meta: Meta<typeof QuestionStory> = {
  title: 'Question',
  component: QuestionStory,
  args: { questions: { answer: { type: 'string', title: TITLE, messages: { required: 'please enter a place' } } } },
};
export default meta;

/** Where a title fills its line, the asterisk takes the last word with it to the next. */
export const ATitleThatFillsItsLine: StoryObj<typeof QuestionStory> = {
  async play({ canvasElement }) {
    const label = await within(canvasElement).findByText(TITLE);
    const title = label.firstChild!;
    const lastWord = document.createRange();
    lastWord.setStart(title, TITLE.lastIndexOf(' ') + 1);
    lastWord.setEnd(title, TITLE.length);
    const whole = document.createRange();
    whole.selectNodeContents(title);
    label.style.width = `${Math.ceil(whole.getBoundingClientRect().width) + 1}px`;
    const asterisk = label.querySelector('.m-asterisk')!;
    await expect(asterisk.getBoundingClientRect().bottom, 'the words wrap').toBeGreaterThan(
      label.getBoundingClientRect().top + 30,
    );
    await expect(asterisk.getBoundingClientRect().top).toBe(lastWord.getBoundingClientRect().top);
    label.style.width = '';
  },
};

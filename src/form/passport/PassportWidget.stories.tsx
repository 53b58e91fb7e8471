import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import person from '../../../schemas/shared/person.json';
import { QuestionStory } from '../../../.storybook/programmes/QuestionStory.tsx';
import type { FieldSchema } from '#catalogue/vocabulary.ts';

const passport = person.$defs.passport as FieldSchema;
const PHOTO = '5b6c1c56-5d0e-4f0c-9a55-0d4f8f7c2f10';
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const meta: Meta<typeof QuestionStory> = {
  title: 'Widgets/Passport',
  component: QuestionStory,
  args: { questions: { answer: passport }, onEdit: fn(), onSubmit: fn() },
};
export default meta;
type Story = StoryObj<typeof QuestionStory>;
type Play = NonNullable<Story['play']>;

/** @param face its colour, in the middle of a tenth of the picture */
async function photograph(width = 2400, height = 3000, wall = 'white', face = '#5c3a26'): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = wall;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = face;
  pen.fillRect(width * 0.35, height * 0.35, width * 0.3, height * 0.3);
  const blob = await new Promise<Blob>((resolve) => {
    canvas.toBlob((made) => resolve(made!), 'image/jpeg');
  });
  return new File([blob], 'IMG_2041.JPG', { type: 'image/jpeg' });
}

const inputIn = (canvasElement: HTMLElement) =>
  within(canvasElement).findByLabelText<HTMLInputElement>('Passport photograph', { selector: 'input' });

const choose = async (canvasElement: HTMLElement, file: File) =>
  userEvent.upload(await inputIn(canvasElement), file, { applyAccept: false });

const refusedWith =
  (file: File, words: string): Play =>
  async ({ canvasElement, args }) => {
    await choose(canvasElement, file);
    await within(canvasElement).findByText(words);
    await expect(args.onEdit).not.toHaveBeenCalled();
  };

export const Empty: Story = {};
export const WithPhotograph: Story = { args: { answers: { answer: PHOTO } } };
export const WithMistake: Story = { args: { mistake: 'Please, upload your profile picture before you can proceed!' } };

export const Chosen: Story = {
  async play({ canvasElement, args }) {
    await choose(canvasElement, await photograph());
    await within(canvasElement).findByAltText('Your passport photograph');
    await expect(args.onEdit).toHaveBeenCalledWith({ answer: PHOTO });
  },
};

export const Dropped: Story = {
  async play({ canvasElement }) {
    const data = new DataTransfer();
    data.items.add(await photograph());
    await inputIn(canvasElement);
    canvasElement
      .querySelector('.m-passport')!
      .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
    await within(canvasElement).findByAltText('Your passport photograph');
  },
};

export const Sending: Story = {
  parameters: { world: { stuckUpload: true } },
  async play({ canvasElement }) {
    await choose(canvasElement, await photograph());
    await within(canvasElement).findByRole('progressbar');
  },
};

export const Cancelled: Story = {
  parameters: { world: { stuckUpload: true } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await choose(canvasElement, await photograph());
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(args.onEdit).not.toHaveBeenCalled();
  },
};

export const WrongType: Story = {
  play: refusedWith(new File(['This is no picture.'], 'me.png', { type: 'image/png' }), 'Invalid file type. Try again'),
};
export const AnotherImageType: Story = {
  play: refusedWith(new File(['GIF89a............'], 'me.jpg', { type: 'image/jpeg' }), 'Invalid file type. Try again'),
};

export const TooSmall: Story = {
  play: async (story) =>
    refusedWith(
      await photograph(120, 150),
      'This photograph is too small to print: 120 by 150 pixels. Please choose one of at least 200 by 250',
    )(story),
};

/** A lens cap, an empty page, a screenshot of nothing. */
export const OneColour: Story = {
  play: async (story) =>
    refusedWith(
      await photograph(2400, 3000, '#101010', '#121010'),
      'This picture is all one colour. Please choose a photograph that shows your face',
    )(story),
};

/** What this device cannot decode is not shrunk, so it must be small already. */
export const TooLarge: Story = {
  play: refusedWith(
    new File([PNG, new Uint8Array(1024 * 1024)], 'me.png', { type: 'image/png' }),
    'File too Large. File should be less than 1MB',
  ),
};

export const Removed: Story = {
  args: { answers: { answer: PHOTO } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByAltText('Your passport photograph')).toBeNull());
    await expect(args.onEdit).toHaveBeenLastCalledWith({ answer: undefined });
  },
};

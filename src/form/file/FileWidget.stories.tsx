import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import certificates from '../../../schemas/shared/certificates.json';
import { QuestionStory } from '../../../.storybook/programmes/QuestionStory.tsx';
import type { FieldSchema } from '#catalogue/vocabulary.ts';

const field = { ...certificates.$defs.file, title: 'Birth certificate' } as FieldSchema;
const FILE = '5b6c1c56-5d0e-4f0c-9a55-0d4f8f7c2f10';
const MEGABYTE = 1024 * 1024;

const meta: Meta<typeof QuestionStory> = {
  title: 'Widgets/File',
  component: QuestionStory,
  args: { questions: { answer: field }, onEdit: fn(), onSubmit: fn() },
};
export default meta;
type Story = StoryObj<typeof QuestionStory>;
type Play = NonNullable<Story['play']>;

const PDF = '%PDF-1.7 and so on, %%EOF';

/** The pixels are all different, so it stays large as a png. */
async function scan(): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1800, height: 1200 });
  const pen = canvas.getContext('2d')!;
  const image = pen.createImageData(1800, 1200);
  for (let at = 0; at < image.data.length; at += 65_536) crypto.getRandomValues(image.data.subarray(at, at + 65_536));
  for (let at = 3; at < image.data.length; at += 4) image.data[at] = 255;
  pen.putImageData(image, 0, 0);
  const blob = await new Promise<Blob>((resolve) => {
    canvas.toBlob((made) => resolve(made!), 'image/png');
  });
  return new File([blob], 'page.png', { type: 'image/png' });
}

const inputIn = (canvasElement: HTMLElement) =>
  within(canvasElement).findByLabelText<HTMLInputElement>('Birth certificate', { selector: 'input' });

const choose = async (canvasElement: HTMLElement, file: File) =>
  userEvent.upload(await inputIn(canvasElement), file, { applyAccept: false });

const refusedWith =
  (file: File, words: string): Play =>
  async ({ canvasElement, args }) => {
    await choose(canvasElement, file);
    await within(canvasElement).findByText(words);
    await expect(args.onEdit).not.toHaveBeenCalled();
  };

const shows =
  (words: string | RegExp): Play =>
  async ({ canvasElement }) => {
    await within(canvasElement).findByText(words);
  };

const phone = { viewport: { value: 'phone' } };
const held = (file: string) => ({ args: { answers: { answer: FILE } }, parameters: { world: { file } } });

export const Empty: Story = {
  async play({ canvasElement }) {
    await inputIn(canvasElement);
  },
};
export const EmptyOnAPhone: Story = { ...Empty, globals: phone };
export const WithMistake: Story = { ...Empty, args: { mistake: 'please upload your birth certificate' } };
export const Uploading: Story = { ...held('sending'), play: shows(/43% sent/) };
export const UploadingOnAPhone: Story = { ...Uploading, globals: phone };
export const WaitingForTheLine: Story = { ...held('waiting'), play: shows(/Waiting for the line/) };
export const Failed: Story = { ...held('refused'), play: shows('Invalid file type. Try again') };
export const FailedOnAPhone: Story = { ...Failed, globals: phone };
export const Arrived: Story = { ...held('arrived'), play: shows(/PDF, 1.2 MB/) };
export const ArrivedOnAPhone: Story = { ...Arrived, globals: phone };
export const FromAnotherDevice: Story = { ...held('elsewhere'), play: shows(/43% has arrived from another device/) };
export const Gone: Story = { ...held('gone'), play: shows(/not here any more/) };

export const Chosen: Story = {
  async play({ canvasElement, args }) {
    await choose(canvasElement, new File([PDF], 'birth.pdf'));
    await within(canvasElement).findByRole('progressbar', { name: 'Sending birth.pdf' });
    await expect(args.onEdit).toHaveBeenCalledWith({ answer: expect.any(String) });
    await expect(canvasElement.contains(document.activeElement), 'the focus stays at its question').toBe(true);
  },
};

export const Dropped: Story = {
  async play({ canvasElement }) {
    const data = new DataTransfer();
    data.items.add(new File([PDF], 'birth.pdf'));
    await inputIn(canvasElement);
    canvasElement
      .querySelector('.m-upload')!
      .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
    await within(canvasElement).findByText('birth.pdf');
  },
};

export const DroppedEarly: Story = {
  parameters: { world: { lateUploads: 400 } },
  async play({ canvasElement }) {
    const data = new DataTransfer();
    data.items.add(new File([PDF], 'early.pdf'));
    await within(canvasElement).findByLabelText('Birth certificate', { selector: 'input' });
    canvasElement
      .querySelector('.m-upload')!
      .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
    await within(canvasElement).findByText('early.pdf');
  },
};

export const ByKeyboard: Story = {
  ...held('arrived'),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByText('birth-certificate.pdf');
    await inputIn(canvasElement);
    await userEvent.tab();
    await expect(await inputIn(canvasElement)).toHaveFocus();
    for (const name of ['Open', 'Replace', 'Remove']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: `${name} birth-certificate.pdf` })).toHaveFocus();
    }
  },
};

export const Cancelled: Story = {
  ...held('sending'),
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel birth-certificate.pdf' }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(args.onEdit).toHaveBeenLastCalledWith({ answer: undefined });
  },
};

/** The content decides: a text that is called .pdf is none, nor is a gif a jpg. */
export const WrongType: Story = {
  play: refusedWith(
    new File(['This is a text.'], 'birth.pdf', { type: 'application/pdf' }),
    'Invalid file type. Try again',
  ),
};
export const WrongTypeOnAPhone: Story = { ...WrongType, globals: phone };
export const AnotherImageType: Story = {
  play: refusedWith(
    new File(['GIF89a............'], 'birth.jpg', { type: 'image/jpeg' }),
    'Invalid file type. Try again',
  ),
};

export const TooLarge: Story = {
  play: refusedWith(
    new File([PDF, new Uint8Array(3 * MEGABYTE)], 'birth.pdf'),
    'File too Large. File should be less than 3MB',
  ),
};
export const TooLargeOnAPhone: Story = { ...TooLarge, globals: phone };

export const LargePhotograph: Story = {
  async play({ canvasElement }) {
    const large = await scan();
    await expect(large.size).toBeGreaterThan(3 * MEGABYTE);
    await choose(canvasElement, large);
    await within(canvasElement).findByText('page.jpg');
    await within(canvasElement).findByText(/^JPG, /);
  },
};

import sharp from 'sharp';
import { type Colour, drawing } from '#server/platform/images/drawing.ts';
import { beforeAll, expect, test } from 'vitest';
import { newApplicant, photograph } from '../../../support/applicant.ts';
import { onDatabases } from '../../../support/databases.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';

onDatabases('a passport photograph', (databases) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await freshServer(databases);
  });

  const send = (token: string, bytes: Buffer, name: string, type: string) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)], { type }), name);
    return server.call('POST', '/api/UserDocument/upload-passport', { token, body: form });
  };

  test('is judged by its content, not its name', async () => {
    const { token } = await newApplicant(server);
    const wrong = { status: 422, json: { message: 'Invalid file type. Try again', title: 'Invalid Action!' } };
    expect(await send(token, Buffer.from('%PDF-1.7'), 'me.jpg', 'image/jpeg')).toMatchObject(wrong);
    expect(
      await send(token, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'me.png', 'image/png'),
    ).toMatchObject(wrong);
    expect(await send(token, (await photograph()).subarray(0, 200), 'me.jpg', 'image/jpeg')).toMatchObject(wrong);
    expect(await send(token, Buffer.alloc(0), 'me.jpg', 'image/jpeg')).toMatchObject(wrong);
    expect((await send(token, await photograph(), 'me.pdf', 'application/pdf')).status).toBe(200);
    expect(await send(token, Buffer.alloc(1024 * 1024, 1), 'me.jpg', 'image/jpeg')).toMatchObject({
      status: 422,
      json: { message: 'File too Large. File should be less than 1MB' },
    });
  });

  test('is refused where it is too small to print, upright or not', async () => {
    const { token } = await newApplicant(server);
    const told = (width: number, height: number) => ({
      status: 422,
      json: {
        message: `This photograph is too small to print: ${width} by ${height} pixels. Please choose one of at least 200 by 250`,
      },
    });
    expect(await send(token, await photograph(120, 150), 'me.jpg', 'image/jpeg')).toMatchObject(told(120, 150));
    expect(await send(token, await photograph(200, 249), 'me.jpg', 'image/jpeg')).toMatchObject(told(200, 249));
    expect((await send(token, await photograph(250, 200), 'me.jpg', 'image/jpeg')).status).toBe(200);
  });

  test('is refused where it is one colour, as a lens cap or an empty page is', async () => {
    const { token } = await newApplicant(server);
    const told = {
      status: 422,
      json: {
        message: 'This picture is all one colour. Please choose a photograph that shows your face',
        title: 'Invalid Action!',
      },
    };
    const empty = (channels: 3 | 4, background: object) =>
      sharp({ create: { width: 400, height: 500, channels, background } });
    const grain = (x: number, y: number) => ((x * 31 + y * 17) % 7) - 3;
    for (const picture of [
      await empty(3, { r: 0, g: 0, b: 0 }).jpeg().toBuffer(),
      await empty(3, { r: 119, g: 170, b: 153 }).png().toBuffer(),
      await empty(4, { r: 200, g: 0, b: 0, alpha: 0 }).png().toBuffer(),
      await drawing(400, 500, (x, y) => [20 + grain(x, y), 22 + grain(y, x), 21]),
    ])
      expect(await send(token, picture, 'me.jpg', 'image/jpeg')).toMatchObject(told);
  });

  test('is taken in front of a plain white wall, and in bad light', async () => {
    const { token } = await newApplicant(server);
    const isWithin = (x: number, y: number, radius: number) =>
      ((x - 200) / radius) ** 2 + ((y - 250) / radius) ** 2 < 1;
    const seen = (radius: number, face: Colour, wall: Colour) =>
      drawing(400, 500, (x, y) => (isWithin(x, y, radius) ? face : wall));
    for (const picture of [
      await seen(120, [92, 58, 38], [255, 255, 255]),
      await seen(40, [92, 58, 38], [255, 255, 255]),
      await seen(100, [222, 205, 196], [250, 250, 250]),
      await seen(120, [38, 28, 24], [18, 18, 18]),
    ])
      expect((await send(token, picture, 'me.jpg', 'image/jpeg')).status).toBe(200);
  });

  test('is drawn anew, small and without where it was taken', async () => {
    const { token } = await newApplicant(server);
    const located = await sharp(await photograph(1200, 1500))
      .withExif({ IFD3: { GPSLatitude: '6/1 27/1 0/1' } })
      .toBuffer();
    const { data } = await send(token, located, 'me.jpg', 'image/jpeg');
    const response = await fetch(`${server.address}/api/UserDocument/${data.id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.headers.get('content-type')).toContain('image/jpeg');
    const kept = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect({ width: kept.width, height: kept.height, exif: kept.exif }).toEqual({
      width: 640,
      height: 800,
      exif: undefined,
    });
  });

  test('is replaced and removed, and its bytes with it', async () => {
    const { token } = await newApplicant(server);
    const first = (await send(token, await photograph(), 'a.jpg', 'image/jpeg')).data.id;
    const second = (await send(token, await photograph(), 'b.jpg', 'image/jpeg')).data.id;
    expect((await server.call('GET', `/api/UserDocument/${first}`, { token })).status).toBe(404);
    await expect(server.platform.files.get(first)).rejects.toThrow();
    expect((await server.call('DELETE', '/api/UserDocument/passport', { token })).status).toBe(200);
    expect((await server.call('GET', `/api/UserDocument/${second}`, { token })).status).toBe(404);
    expect((await server.call('GET', '/api/JupebApplication/application', { token })).data.passport).toBe(null);
  });
});

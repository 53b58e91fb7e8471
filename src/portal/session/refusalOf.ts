import axios from 'axios';
import { ApiError, UNHEARD } from '../api/apiError.ts';
import { refusal } from '../api/call.ts';

/** What axios throws, as all pages know it; anything else is a fault of ours and is thrown on. */
export async function refusalOf(error: unknown): Promise<ApiError> {
  if (error instanceof ApiError) return error;
  if (!axios.isAxiosError(error)) throw error;
  const { response } = error;
  if (!response) return new ApiError(0, UNHEARD);
  return Object.assign(refusal(response.status, await bodyOf(response.data)), {
    retryAfter: Number(response.headers['retry-after'] ?? 0),
  });
}

/** Who asked for a file is refused in JSON all the same. */
async function bodyOf(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob)) return data;
  try {
    return JSON.parse(await data.text()) as unknown;
  } catch {
    return null;
  }
}

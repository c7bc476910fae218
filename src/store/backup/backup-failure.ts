/** A backup cannot be taken or restored; the message is a sentence for the person who asked for it. */
export class BackupFailure extends Error {
  override name = 'BackupFailure';
}

/** Turns what the file system said into a sentence; anything else is left as it is. */
export function backupFailure(folder: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const at = error instanceof Error && 'path' in error ? String(error.path) : folder;
  if (['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code))
    return new BackupFailure(`The disk that holds ${folder} is full; free some space and try again.`, { cause: error });
  if (['EACCES', 'EPERM', 'EROFS'].includes(code))
    return new BackupFailure(`${at} cannot be read or written by this user (${code}).`, { cause: error });
  return error;
}

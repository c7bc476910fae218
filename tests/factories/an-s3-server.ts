import S3rver from '@20minutes/s3rver';

/** A store that speaks S3, checks signatures and keeps its buckets in a folder. */
export interface S3Server {
  readonly settings: {
    readonly bucket: string;
    readonly prefix: string;
    readonly region: string;
    readonly endpoint: string;
    readonly key: { readonly id: string; readonly secret: string };
  };
  stop(): Promise<void>;
}

export async function anS3Server(directory: string): Promise<S3Server> {
  const bucket = 'dealers';
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name: bucket }] });
  const { port } = await server.run();
  return {
    settings: {
      bucket,
      prefix: 'photos/',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      // The one key that it knows.
      key: { id: 'S3RVER', secret: 'S3RVER' },
    },
    stop: () => server.close(),
  };
}

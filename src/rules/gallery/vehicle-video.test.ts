import fc from 'fast-check';
import { expect, test } from 'vitest';
import { VIDEO_ORIGINS, vehicleVideo } from './vehicle-video.ts';

const video = (externalVideoUrl: string | null, videoUrl: string | null = null) => vehicleVideo({ externalVideoUrl, videoUrl });

test.each([
  'https://www.youtube.com/embed/aqz-KE-bpKQ',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=3',
  'https://player.vimeo.com/video/1084537',
])('G1.4 %s is a provider’s player', (src) => expect(video(src)).toEqual({ kind: 'embed', src }));

test.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com.evil.example/embed/1',
  'https://evil.example/?https://www.youtube.com/embed/1',
  'https://www.youtube.com@evil.example/embed/1',
  'http://www.youtube.com/embed/1',
  'https://films.example/walk-around.mp4',
  '/films/walk-around.mp4',
])('G1.4 %s is left to the browser’s own player', (src) => expect(video(src)).toMatchObject({ kind: 'file' }));

test('G1.4 a path that climbs out of the provider’s player is no player', () =>
  expect(video('https://www.youtube.com/embed/../redirect?q=https://evil.example')).toMatchObject({ kind: 'file' }));

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>',
  ' javascript:alert(1)',
  '//evil.example/a.mp4',
  'ftp://a/b',
  'film',
  'https://',
])('G1g %s is no film at all', (address) => expect(video(address)).toBeNull());

test('G1.4 whatever an address is, only the three providers are framed and only the web and this site are played', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true })), (address) => {
      const found = video(address);
      if (found === null) return true;
      return found.kind === 'embed' ? VIDEO_ORIGINS.includes(new URL(found.src).origin) : /^(https?:\/\/|\/)/.test(found.src);
    }),
  );
});

test('G1i the dealer’s own file is shown where there is no other film', () =>
  expect(video(null, 'https://films.example/a.mp4')).toEqual({ kind: 'file', src: 'https://films.example/a.mp4' }));

import { describe, expect, test } from 'vitest';
import { readFeatures, readPhotos } from './read-lists.ts';

describe('J8 lists', () => {
  test('J8 photos are separated however the feed does it, http becomes https, and doubles go', () => {
    expect(readPhotos('https://a.example/1.jpg|https://a.example/2.jpg')).toEqual({
      value: ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
      how: 'plain',
    });
    expect(readPhotos('http://a.example/1,2.jpg, http://a.example/1,2.jpg')).toEqual({
      value: ['https://a.example/1,2.jpg'],
      how: 'repaired',
    });
    expect(readPhotos('https://a.example/1.jpg https://a.example/2.jpg').value).toHaveLength(2);
    expect(readPhotos('C:\\photos\\1.jpg')).toEqual({ value: null, how: 'unreadable' });
  });
  test('J10 where a feed has a folder, a photo may be the name of a file in it', () => {
    const names = ['upload:ftp/A 1.jpg', 'upload:ftp/p/A,2.JPG', 'https://a.example/3.jpg'];
    expect(readPhotos('A 1.jpg, p\\A,2.JPG;https://a.example/3.jpg', 'ftp')).toEqual({ value: names, how: 'plain' });
    expect(readPhotos('A1.jpg A2.jpg\nA1.jpg', 'ftp')).toEqual({
      value: ['upload:ftp/A1.jpg', 'upload:ftp/A2.jpg'],
      how: 'repaired',
    });
    expect(readPhotos('A1.jpg|../B1.jpg', 'ftp')).toEqual({ value: ['upload:ftp/A1.jpg'], how: 'repaired' });
    expect(readPhotos('A1.jpg')).toEqual({ value: null, how: 'unreadable' });
  });
  test.each(['~', '^', ' ~ ', ';', '|'])('J8 photos are told apart by "%s" between their addresses', (mark) =>
    expect(readPhotos(`https://a.example/~yard/1.jpg${mark}https://a.example/2.jpg`)).toEqual({
      value: ['https://a.example/~yard/1.jpg', 'https://a.example/2.jpg'],
      how: 'plain',
    }),
  );
  test('J8 photos’ addresses in capitals are told apart too', () =>
    expect(readPhotos('HTTPS://a.example/1.JPG;HTTPS://a.example/2.JPG').value).toEqual([
      'https://a.example/1.JPG',
      'https://a.example/2.JPG',
    ]));
  test('J8 features are separated by the first mark that stands between them', () =>
    expect(readFeatures('Alloy wheels 17", 18"|Cruise control| ').value).toEqual(['Alloy wheels 17", 18"', 'Cruise control']));
});

import { expect, test } from 'vitest';
import { isPhotoName, photoFile, uploadAddress, uploadOf } from './uploaded-photo.ts';

test.each([
  ['AX1-1.jpg', 'AX1-1.jpg'],
  ['photos/AX1 (2).JPEG', 'photos/AX1 (2).JPEG'],
  ['photos\\AX1.png', 'photos/AX1.png'],
  ['./AX1.heic', 'AX1.heic'],
])('J10 %s is a photo in the feed’s folder', (text, file) => {
  expect(photoFile(text)).toBe(file);
  expect(uploadOf(uploadAddress({ feed: 'ftp', file }))).toEqual({ feed: 'ftp', file });
});

test.each([
  '../AX1.jpg',
  'photos/../../AX1.jpg',
  '/etc/AX1.jpg',
  'C:\\photos\\1.jpg',
  'a/b/AX1.jpg',
  '.working/AX1.jpg',
  'done/AX1.jpg',
  'photos/.jpg',
  'AX1.csv',
  'AX\u00001.jpg',
  'https://a.example/1.jpg',
  '',
])('J10 %j is no photo in the feed’s folder', (text) => {
  expect(photoFile(text)).toBeNull();
  expect(uploadOf(`upload:ftp/${text}`)).toBeNull();
});

test('J10 an address that names no feed, or leads to another one’s folder, is no uploaded photo’s', () => {
  for (const address of ['upload:AX1.jpg', 'upload:../AX1.jpg', 'upload:f/../g/AX1.jpg', 'https://a.example/1.jpg'])
    expect(uploadOf(address)).toBeNull();
});

test('J7 a photo is no file of rows', () =>
  expect(['a.jpg', 'a.HEIC', 'a.gif', 'a.csv', 'jpg'].filter(isPhotoName)).toEqual(['a.jpg', 'a.HEIC', 'a.gif']));

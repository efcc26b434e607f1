import type { ReactNode } from 'react';
import {
  type ServiceFields as Fields,
  serviceCategoryLabels,
  serviceFilterLabels,
} from '#src/domain/catalogue/services/service.ts';
import { ShelfPage } from '../../shelf/ShelfPage.tsx';
import { shelfPage } from '../../shelf/shelf-page.ts';
import { ServiceFields } from './ServiceFields.tsx';

const services = shelfPage<Fields>({
  word: 'services',
  noun: 'service',
  Fields: ServiceFields,
  bodyOf: ({ features = '', page = '', picture, ...values }) => ({
    ...values,
    features: features.split('\n').filter((line) => line.trim() !== ''),
    page: page === '' ? null : page,
    ...(picture !== undefined && { picture: JSON.parse(picture) as unknown }),
  }),
  labels: {
    name: 'Name',
    category: 'Category',
    filter: 'Found under',
    summary: 'Summary',
    features: 'Features',
    picture: 'Picture',
    alt: 'Description of the picture',
    page: 'Links to',
  },
  textOf(name, value) {
    if (name === 'category') return serviceCategoryLabels[value as Fields['category']];
    return name === 'filter' ? serviceFilterLabels[value as Fields['filter']] : undefined;
  },
  columns: [
    {
      id: 'category',
      label: 'Category',
      role: 'secondary',
      cell: ({ fields: { category } }) => serviceCategoryLabels[category],
    },
    { id: 'page', label: 'Links to', cell: ({ fields: { page } }) => page ?? 'Contact', extra: true },
  ],
  publicPage: () => '/services',
});

export default function Services(): ReactNode {
  return <ShelfPage rules={services} />;
}

import type { ReactNode } from 'react';
import { SelectField } from '#src/components/forms/Field.tsx';
import { type GalleryCategory, galleryCategories } from '#src/domain/gallery/gallery.ts';
import { en as kinds } from '#src/domain/gallery/words/en.ts';

const categories = Object.fromEntries(galleryCategories.map((category) => [category, kinds[category]]));

interface CategoryFieldProps {
  name: string;
  category?: GalleryCategory | undefined;
}

export function CategoryField({ name, category = 'images' }: CategoryFieldProps): ReactNode {
  return <SelectField name={name} label="Category" choices={categories} defaultValue={category} />;
}

export function CategoryChoice(): ReactNode {
  return <CategoryField name="choice" />;
}

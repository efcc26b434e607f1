import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  gone: '<name>{name}</name> n’est plus au catalogue : nous avons retiré cette ligne de votre panier.',
  goneSeen:
    '<name>{name}</name> n’est plus au catalogue : nous avons retiré cette ligne de votre panier. Son prix était de {seen:money}.',
  goneSeenEach:
    '<name>{name}</name> n’est plus au catalogue : nous avons retiré cette ligne de votre panier. Son prix était de {seen:money} l’unité ; quantité : {quantity}.',
  goneOnRequest:
    '<name>{name}</name> n’est plus au catalogue : nous avons retiré cette ligne de votre panier. Son prix était sur demande.',
  goneOnRequestEach:
    '<name>{name}</name> n’est plus au catalogue : nous avons retiré cette ligne de votre panier. Son prix était sur demande ; quantité : {quantity}.',
  packageGone:
    '<name>{name}</name> n’est plus vendu séparément. Votre panier contient maintenant « {label} », au même prix.',
  expressGone: '<name>{name}</name> n’existe plus en express : nous avons retiré le supplément express.',
  quantityLimited:
    '<name>{name}</name> : {most} au maximum par réservation. Vous en aviez {had} ; pour en réserver davantage, contactez-nous.',
  travelLimited:
    '<name>{name}</name> : {most} km de déplacement au maximum. Vous aviez indiqué {had} km ; pour une distance plus longue, contactez-nous.',
  priceChanged: '<name>{name}</name> a un nouveau prix : {now}.',
  priceChangedBeforeVat: '<name>{name}</name> a un nouveau prix hors TVA : {now}.',
  nowOnRequest: '<name>{name}</name> est maintenant à prix sur demande.',
  wasPrice: 'Prix au moment de votre choix : {amount:money}.',
  wasFrom: 'Prix au moment de votre choix : à partir de {amount:money}.',
  wasOnRequest: 'Prix au moment de votre choix : sur demande.',
} as const satisfies Translation<typeof en>;

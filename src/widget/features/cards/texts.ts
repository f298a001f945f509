/** English texts of carousels and lists. */
export const TEXTS = {
  sentCarousel: 'sent cards',
  carouselLabel: 'Cards',
  cardPosition: '{index} of {count}',
  previousCard: 'Previous card',
  nextCard: 'Next card',
  imagePreviewNotAvailable: 'This picture cannot be shown.'
}
